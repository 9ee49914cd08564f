import { expect, test } from 'vitest'
import { readAlipayBill } from './alipay/bill.ts'
import { readWechatBill } from './wechat/bill.ts'

const wechatHead =
  '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const paid =
  '`2026-11-21 10:00:01,`wx1,`1900000001,`0,`,`4200001,`20261121000001,`o1,`NATIVE,`SUCCESS,`OTHERS,`CNY,`99.00,`1.00,`0,`0,`0.00,`0.00,`,`,`茶, 壶,`,`0.60000,`0.60%,`100.00,`0.00,`'
const refunded =
  '`2026-11-21 11:00:01,`wx1,`1900000001,`0,`,`4200001,`20261121000001,`o1,`NATIVE,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`5030001,`refund-1,`10.00,`0.00,`ORIGINAL,`SUCCESS,`茶,`,`-0.06000,`0.60%,`0.00,`10.00,`'
const failed = refunded.replace('`SUCCESS,`茶', '`FAIL,`茶')
const sums =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n`3,`99.00,`10.00,`0.00,`0.54000,`100.00,`10.00'
const wechatBill = (...rows: string[]): string => [wechatHead, ...rows, sums, ''].join('\r\n')

test('a bill of WeChat Pay: whole amounts, fees with five decimals, commas in texts', () => {
  expect(readWechatBill(wechatBill(paid, refunded, failed))).toEqual([
    {
      kind: 'payment',
      attempt_no: '20261121000001',
      trade_no: '4200001',
      refund_no: '',
      amount_cents: 10_000,
      fee_cents: 60,
      at: new Date('2026-11-21T10:00:01+08:00'),
    },
    {
      kind: 'refund',
      attempt_no: '20261121000001',
      trade_no: '4200001',
      refund_no: 'refund-1',
      amount_cents: 1000,
      fee_cents: -6,
      at: new Date('2026-11-21T11:00:01+08:00'),
    },
  ])
})

test('a bill that lacks a column or a cell is not guessed at', () => {
  expect(() => readWechatBill(wechatBill(paid).replace('订单金额,申请', '金额,申请'))).toThrow('ANSWER_UNREADABLE')
  expect(() => readWechatBill(wechatBill(`${paid},\`1`))).toThrow('ANSWER_UNREADABLE')
  expect(() => readWechatBill(wechatBill(paid.replace('100.00', '1e2')))).toThrow('ANSWER_UNREADABLE')
})

test('a bill of Alipay: remarks around it, tabs in cells, amounts below zero for refunds', () => {
  const head =
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
  const row = (kind: string, amount: string, refund_no: string, fee: string) =>
    `2026112122001\t,20261121000002\t,${kind}\t,茶壶\t,2026-11-21 10:00:00\t,2026-11-21 10:00:05\t,,,,,138****0000\t,${amount}\t,${amount}\t,0.00\t,0.00\t,0.00\t,0.00\t,0.00\t,\t,0.00\t,0.00\t,${refund_no}\t,${fee}\t,0.00\t,\t`
  const text = [
    '#支付宝业务明细查询',
    '#-----业务明细列表----',
    head,
    row('交易', '88.00', '', '-0.53'),
    row('退款', '-8.00', 'refund-2', '0.05'),
    '#-----业务明细列表结束----',
    '2026112122009\t,not read',
  ].join('\r\n')
  const shared = { attempt_no: '20261121000002', trade_no: '2026112122001', at: new Date('2026-11-21T10:00:05+08:00') }
  expect(readAlipayBill(text)).toEqual([
    { ...shared, kind: 'payment', refund_no: '', amount_cents: 8800, fee_cents: 53 },
    { ...shared, kind: 'refund', refund_no: 'refund-2', amount_cents: 800, fee_cents: -5 },
  ])
  expect(readAlipayBill('#支付宝业务汇总查询\r\n门店编号,门店名称\r\n')).toEqual([])
})
