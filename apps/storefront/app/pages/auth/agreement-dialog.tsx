import { getAgreement } from '@fangshi/contract/content'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Queries } from '~/api/queries.tsx'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import { Skeleton, SkeletonArea } from '~/ui/skeleton.tsx'

export type AgreementName = 'user-agreement' | 'privacy-policy'

const titles = { 'user-agreement': 'auth:userAgreement', 'privacy-policy': 'auth:privacyPolicy' } as const

const TextSkeleton = () => (
  <SkeletonArea className="space-y-3">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </SkeletonArea>
)

function AgreementText({ name }: { name: AgreementName }) {
  const t = useAuthTexts()
  const locale = useLocale()
  const agreement = useQuery({
    queryKey: ['agreement', name, locale],
    queryFn: ({ signal }) => call(getAgreement, { params: { name } }, { signal }),
    staleTime: Infinity,
  })
  return (
    <Loaded query={agreement} skeleton={<TextSkeleton />}>
      {({ content, updated_at }) => (
        <>
          <p className="pb-2 text-13 text-ink-3">{t('auth:updatedAt', { date: updated_at.slice(0, 10) })}</p>
          <RichText html={content} />
        </>
      )}
    </Loaded>
  )
}

/** Shows an agreement without leaving the form. */
export function AgreementDialog({
  name,
  isOpen,
  onClose,
}: {
  name: AgreementName
  isOpen: boolean
  onClose: () => void
}) {
  const t = useAuthTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(titles[name])} size="l">
      <Queries>
        <AgreementText name={name} />
      </Queries>
    </Dialog>
  )
}
