import { CallError } from '@fangshi/contract/client'
import { getAgreement } from '@fangshi/contract/content'
import { joinStore } from '@fangshi/contract/store-opening'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { userQueries } from '~/account/user-queries.ts'
import { call } from '~/api/call.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { AgreementText } from './agreement-text.tsx'

/** The published agreement, or null if there is none. */
async function loadAgreement(signal: AbortSignal) {
  try {
    return await call(getAgreement, { params: { name: 'store-entry-agreement' } }, { signal, quiet: true })
  } catch (error) {
    if (error instanceof CallError && error.code === 404) return null
    throw error
  }
}

/** Reads and accepts the agreement. Applicants who have accepted it before can only read it. */
export function AgreementForm({ hasAgreed }: { hasAgreed: boolean }) {
  const t = useDocumentTexts()
  const locale = useLocale()
  const localPath = useLocalePath()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isRead, setIsRead] = useState(false)
  const [isTicked, setIsTicked] = useState(false)
  const agreement = useQuery({
    queryKey: ['agreement', 'store-entry-agreement', locale],
    queryFn: ({ signal }) => loadAgreement(signal),
    staleTime: Infinity,
  })
  const join = useMutation({
    mutationFn: () => call(joinStore, { body: { agreed: true } }),
    onSuccess: async (application) => {
      client.setQueryData(userQueries.application().queryKey, application)
      await navigate(localPath(links.storeStep(2)))
    },
  })
  return (
    <Loaded query={agreement} skeleton={<FormSkeleton />}>
      {(found) => (
        <div className="space-y-4">
          {found ? (
            <AgreementText html={found.content} onEnd={() => setIsRead(true)} />
          ) : (
            <p className="card p-6 text-ink-2">{t('opening:agreementMissing')}</p>
          )}
          {hasAgreed ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-ok">{t('opening:agreed')}</p>
              <ButtonLink tone="brand" to={links.storeStep(2)}>
                {t('opening:goOn')}
              </ButtonLink>
            </div>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <div>
                {found && (
                  <CheckBox
                    checked={isTicked}
                    disabled={!isRead}
                    aria-describedby={isRead ? undefined : 'read-first'}
                    onChange={setIsTicked}
                  >
                    {t('opening:agree', { title: found.title })}
                  </CheckBox>
                )}
                {found && !isRead && (
                  <p id="read-first" className="pl-8 text-13 text-ink-3">
                    {t('opening:readToEnd')}
                  </p>
                )}
              </div>
              <Button
                tone="brand"
                className="max-md:w-full"
                disabled={found !== null && !isTicked}
                busy={join.isPending}
                onClick={() => join.mutate()}
              >
                {t('opening:next')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}
