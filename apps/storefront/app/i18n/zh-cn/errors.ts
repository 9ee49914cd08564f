export const errors = {
  notFoundTitle: '页面不存在',
  notFoundText: '它可能搬走了，或者地址写错了。',
  brokenTitle: '页面出了点问题',
  brokenText: '请稍后再试，或先去别处逛逛。',
  offline: '网络异常，请检查后重试',
  areaFailed: '这部分没有加载出来',
  backHome: '回首页',
  browse: '逛逛全部商品',
  cannotBeEmpty: '不能为空',
  differ: '两次输入不一致',
  quantityMin_other: '至少购买 {{count}} 件',
  quantityMax_other: '最多购买 {{count}} 件',
}
