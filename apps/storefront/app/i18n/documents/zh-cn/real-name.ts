export const realName = {
  title: '实名信息',
  text: '用于提现与身份核对。只有你和有权限的管理人员能看到，可随时修改。',
  name: '真实姓名',
  cardNo: '身份证号',
  front: '身份证人像面',
  back: '身份证国徽面',
  bankNo: '银行卡号',
  bankName: '开户银行',
  bankExample: '例如：招商银行杭州分行',
  save: '保存实名信息',
  saved: '实名信息已保存',
}
