import type { ShownGoods } from './shown-goods.ts'
import type { ReactNode } from 'react'
import { useCommentTexts } from '~/comments/own-texts.ts'
import { useLocale, useText } from '~/i18n/text.tsx'
import { Questions, type Faq } from '~/help/questions.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { GoodsComments } from './comments/goods-comments.tsx'
import type { CommentsPage } from './comments/use-goods-comments.ts'
import { specsOf } from './specs.ts'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-16 border-t border-line p-4 first-of-type:border-t-0 md:p-6"
  >
    <h2 id={`${id}-title`} className="pb-3 text-18 font-bold">
      {title}
    </h2>
    {children}
  </section>
)

/** The store's description; phones show the mobile version if there is one. */
function Content({ goods: { goods_content, goods_content_mobile } }: { goods: ShownGoods }) {
  const t = useText()
  if (!goods_content) return <p className="text-ink-2">{t('goods:noDetails')}</p>
  if (!goods_content_mobile) return <RichText html={goods_content} />
  return (
    <>
      <div className="md:hidden">
        <RichText html={goods_content_mobile} />
      </div>
      <div className="hidden md:block">
        <RichText html={goods_content} />
      </div>
    </>
  )
}

/**
 * Details, specifications, comments, after-sales service and questions, with links that jump to them. `comments`: the newest ones;
 * null without any.
 */
export function Details({ goods, comments, faq }: { goods: ShownGoods; comments: CommentsPage | null; faq: Faq }) {
  const t = useText()
  const c = useCommentTexts()
  const locale = useLocale()
  const { all } = goods.rating
  const parts: [id: string, title: string][] = [
    ['details', t('goods:details')],
    ['specs', t('goods:specs')],
    ['comments', all ? c('comment:titleCount', { count: all }) : c('comment:title')],
    ...(goods.after_sale_service ? [['after-sale', t('goods:afterSale')] as [string, string]] : []),
    ...(faq.questions.length ? [['faq', faq.title] as [string, string]] : []),
  ]
  return (
    <div className="card">
      <nav
        aria-label={t('goods:sections')}
        className="sticky top-16 z-10 flex gap-4 overflow-x-auto rounded-t-3 border-b border-line bg-surface px-4 md:top-20 md:gap-8 md:px-6"
      >
        {parts.map(([id, title]) => (
          <a key={id} href={`#${id}`} className="rounded-1 py-3 whitespace-nowrap -outline-offset-2 hover:text-brand">
            {title}
          </a>
        ))}
      </nav>
      <Part id="details" title={t('goods:details')}>
        <Content goods={goods} />
      </Part>
      <Part id="specs" title={t('goods:specs')}>
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] overflow-hidden rounded-2 border border-line text-13">
          {specsOf(goods, t).map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-line first:border-t-0">
              <dt className="bg-sunken px-3 py-2 text-ink-2">{name}</dt>
              <dd className="px-3 py-2">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="comments" title={c('comment:title')}>
        {comments ? (
          <GoodsComments key={locale} goodsId={goods.id} rating={goods.rating} first={comments} />
        ) : (
          <p className="text-ink-2">{c('comment:noneText')}</p>
        )}
      </Part>
      {goods.after_sale_service && (
        <Part id="after-sale" title={t('goods:afterSale')}>
          <RichText html={goods.after_sale_service} />
        </Part>
      )}
      {faq.questions.length > 0 && (
        <Part id="faq" title={faq.title}>
          <CachedFragment as="div" content={Questions} props={{ questions: faq.questions }} />
        </Part>
      )}
    </div>
  )
}
