import type { ProviderChannel } from '@fangshi/contract/status'

const looks: Record<ProviderChannel, [className: string, sign: string]> = {
  wechat: ['bg-wechat', '微'],
  alipay: ['bg-alipay', '支'],
}

/** The sign of a provider in its colour. */
export function ProviderIcon({ channel }: { channel: ProviderChannel }) {
  const [className, sign] = looks[channel]
  return (
    <span
      aria-hidden
      lang="zh-CN"
      className={`grid size-6 shrink-0 place-items-center rounded-1 text-13 font-bold text-on-provider ${className}`}
    >
      {sign}
    </span>
  )
}
