import { editStore, storeForm } from '@fangshi/contract/stores-edit'
import type { Reply } from '@fangshi/contract/route'
import { useQuery } from '@tanstack/react-query'
import { l } from '../../i18n/ui-text.ts'
import { cascaderLazy, image, number, select, text } from '../../kit/fields/build.ts'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { call } from '../../session/api.ts'
import type { Store } from './store-dialogs.tsx'
import { texts } from './store-texts.ts'

type StoreForm = Reply<typeof storeForm>

const span = 24
const degrees = (zh: string, en: string, bound: number) =>
  number(l(zh, en), { min: -bound, max: bound, precision: 6, step: 0.0001, span })

const fieldsOf = ({ classes }: StoreForm): FieldSpecs => ({
  store_name: text(l('店铺名称', 'Name'), { required: true, local: true, maxlength: 30, span }),
  store_logo: image(l('标志', 'Logo'), { crop: { width: 300, height: 300 }, span }),
  store_company_name: text(l('公司名称', 'Company'), { maxlength: 50, span }),
  business_license_no: text(l('营业执照号', 'Licence no.'), { maxlength: 40, span }),
  store_phone: text(l('联系电话', 'Phone'), { maxlength: 11, span }),
  class_ids: select(l('经营类目', 'Categories'), {
    multiple: true,
    span,
    options: classes.map(({ id, name }) => ({ value: id, label: { 'zh-cn': name, en: name } })),
  }),
  area: cascaderLazy(l('所在地区', 'Area'), { lazyUrl: '/load_areas', span }),
  store_address: text(l('详细地址', 'Address'), { maxlength: 50, span }),
  store_lat: degrees('纬度', 'Latitude', 90),
  store_lng: degrees('经度', 'Longitude', 180),
})

/** Empty controls as the wire writes them: null for numbers, an empty list or text for the rest. */
const bodyOf = (values: FormValues): FormValues => ({
  ...values,
  store_logo: values.store_logo ?? '',
  class_ids: values.class_ids ?? [],
  area: values.area ?? [],
  store_lat: values.store_lat ?? null,
  store_lng: values.store_lng ?? null,
})

interface Props {
  store: Store
  onClose: () => void
  onDone: () => void
}

/** Corrects what a store has applied with, for the platform. */
export function EditDialog({ store, ...on }: Props) {
  const params = { id: store.id }
  const read = () => call(storeForm, { params })
  const { data } = useQuery({
    queryKey: ['/Admin/stores', 'form', store.id],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  })
  if (!data) return null
  return (
    <ActDialog
      title={texts.edit}
      subject={store.store_name}
      explained={l(
        '证件照片、法人和联系人由店主修改，经平台审核后生效。',
        'Scans, the legal person and the contacts are changed by the owner and take effect after review.',
      )}
      fields={fieldsOf(data)}
      initial={data.values}
      revised={{
        revision: data.revision,
        reread: async () => {
          const { values, revision } = await read()
          return { values, revision }
        },
      }}
      submit={(values, _key, revision) =>
        // The fields above are those of the route.
        call(editStore, { params, body: { ...bodyOf(values), revision } as never })
      }
      {...on}
    />
  )
}
