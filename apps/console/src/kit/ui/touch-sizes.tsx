import { ConfigProvider, type ConfigProviderProps } from 'antd'
import type { ReactNode } from 'react'
import { usePhone } from './use-phone.ts'

const touchSizes: ConfigProviderProps = {
  componentSize: 'large',
  theme: { components: { Button: { paddingInlineLG: 11, contentFontSizeLG: 14 } } },
}

/** On phones: controls of 44 px, without the wider words that antd gives them. */
export function TouchSizes({ children }: { children: ReactNode }) {
  return <ConfigProvider {...(usePhone() ? touchSizes : {})}>{children}</ConfigProvider>
}
