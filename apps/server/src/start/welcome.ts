import type { Config } from '../config.ts'

const logins = [
  ['Shop   店铺前台', '/login', 'shopper'],
  ['Seller 商家后台', '/Seller/login', 'seller'],
  ['Admin  平台后台', '/Admin/login', 'admin'],
] as const

/** What the start prints: the addresses of the three areas; the demo's logins, or the link that makes the first administrator. */
export function welcome({ publicUrl, mode }: Config, setup: string | null): string {
  const lines = logins.map(
    ([area, path, name]) => `  ${area}  ${publicUrl}${path}${mode === 'demo' ? `   ${name} / fangshi-demo` : ''}`,
  )
  const note =
    mode === 'demo'
      ? [
          '',
          '  Pay password of the demo shopper 演示支付密码: 246810',
          '  Restore the demo 恢复演示数据: npm run demo:reset',
        ]
      : []
  const first = setup ? ['', `  Create the first administrator 创建首个管理员: ${publicUrl}/Admin/setup#${setup}`] : []
  return [
    '',
    `  Fangshi 坊市 is open: ${publicUrl}/`,
    '',
    ...lines,
    ...note,
    ...first,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
