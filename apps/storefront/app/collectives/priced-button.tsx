import type { ComponentProps } from 'react'
import { Button } from '~/ui/button.tsx'
import { classNames } from '~/ui/class-names.ts'
import { shortPrice } from '~/ui/goods/price-parts.ts'

/** A way to buy with its price above, for where two prices stand side by side. */
export const PricedButton = ({
  price,
  isFrom,
  className,
  children,
  ...rest
}: ComponentProps<typeof Button> & { price: string; isFrom: boolean }) => (
  <Button className={classNames('flex-1 flex-col gap-0! px-2! leading-none', className)} {...rest}>
    <span className="text-16/5 font-bold tabular-nums">{`¥${shortPrice(price)}${isFrom ? '+' : ''}`}</span>
    <span className="text-12/4">{children}</span>
  </Button>
)
