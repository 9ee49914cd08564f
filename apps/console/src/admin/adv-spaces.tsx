import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useState } from 'react'
import { number, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useRights } from '../session/rights.ts'
import { menuChain } from '../menus/menu-tree.ts'
import { useMenus } from '../menus/use-menus.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { advertForm } from './adverts/advert-fields.ts'
import { SpaceAdverts } from './adverts/space-adverts.tsx'

const FormDialog = lazy(() => loadChunk(() => import('../kit/screen/form-dialog.tsx')))

const name = l('标识', 'Key')
const pixels = { required: true, min: 1, max: 10_000, unit: l('像素', 'px') }
const width = l('宽', 'Width')
const height = l('高', 'Height')
const addAdvert = l('新增广告', 'Add advert')

interface NewAdvert {
  spaceId: number
  reload: () => void
}

const spec: ScreenSpec<typeof advSpaces> = {
  resource: advSpaces,
  columns: {
    name: { label: name, type: 'id', width: 180 },
    width: { label: width, type: 'number' },
    height: { label: height, type: 'number' },
    advs_count: { label: l('广告数', 'Adverts'), type: 'number' },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: {
    name: text(name, {
      required: true,
      maxlength: 40,
      help: l(
        '小写字母、数字和短横线；页面按它取广告',
        'Lowercase letters, digits and hyphens. Pages load adverts by this key.',
      ),
    }),
    width: number(width, pixels),
    height: number(height, pixels),
  },
  viewExtra: ({ id }) => <SpaceAdverts spaceId={id} />,
}

/** Advert spaces; each row can add an advert to its own space (reference §4.3). */
export default function AdvSpaces() {
  const t = useText()
  const { can } = useRights()
  const [adding, setAdding] = useState<NewAdvert>()
  const granted = menuChain(useMenus('Admin'), advs.path).at(-1)?.buttons
  const mayAdd = can(advs.right('store')) && granted?.includes('add') === true
  const addLabel = t(addAdvert)
  const rowButtons: ScreenSpec<typeof advSpaces>['rowButtons'] = ({ id }, { reload }) =>
    mayAdd ? [{ key: 'advert', label: addLabel, onClick: () => setAdding({ spaceId: id, reload }) }] : []
  const close = (): void => setAdding(undefined)
  return (
    <>
      <ScreenPage spec={screen({ ...spec, rowButtons })} />
      {adding && (
        <Suspense>
          <FormDialog
            resource={advs}
            title={addLabel}
            form={advertForm}
            presets={{ space_id: adding.spaceId }}
            onClose={close}
            onSaved={() => {
              close()
              adding.reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
