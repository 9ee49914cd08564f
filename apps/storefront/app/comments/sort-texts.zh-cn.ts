export const texts = {
  sorting: {
    comments: '评价',
  },
}
