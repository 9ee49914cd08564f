import { useState } from 'react'
import { areas, type AreaName } from '../areas/areas.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { factorChanged } from './factor-cache.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { factorTexts } from './texts.ts'

/** Makes new recovery codes and shows them. */
export function RenewDialog({ area, onClose }: { area: AreaName; onClose: () => void }) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <NewCodesDialog area={area} codes={codes} onClose={onClose} />
  return (
    <ProofDialog
      title={t(factorTexts.renew)}
      text={t(factorTexts.renewText)}
      onClose={onClose}
      send={async (body) => {
        const { recovery_codes } = await call(areas[area].secondFactor.renewRecoveryCodes, { body }, { quiet: true })
        setCodes(recovery_codes)
        await factorChanged(area)
      }}
    />
  )
}
