export const errors = {
  notFoundTitle: '页面不存在',
  notFoundText: '页面可能已搬走，或者网址有误。',
  brokenTitle: '页面出了点问题',
  brokenText: '请稍后再试，或先逛逛别的。',
  offline: '网络异常，请检查网络后重试',
  areaFailed: '这部分内容加载失败',
  backHome: '返回首页',
  browse: '逛逛全部商品',
  quantityMin_other: '至少购买 {{count}} 件',
  quantityMax_other: '最多购买 {{count}} 件',
}
