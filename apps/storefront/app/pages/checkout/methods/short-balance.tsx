import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'

/** The ways on for a shopper whose balance cannot pay. `orderPath`: where the order can be changed. */
export function ShortBalance({ orderPath }: { orderPath: string }) {
  const t = useOrderTexts()
  return (
    <div className="flex flex-col items-center gap-4 rounded-3 bg-sunken p-6 text-center">
      <p>{t('order:balanceShortText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink tone="brand" to={orderPath}>
          {t('order:changeOrder')}
        </ButtonLink>
        <ButtonLink to={links.list()}>{t('order:goOnShopping')}</ButtonLink>
      </div>
    </div>
  )
}
