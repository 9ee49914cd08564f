export const store = {
  title: '店铺街',
}
