import { cascaderLazy, editor, image, number, text, textarea } from '../../kit/fields/build.ts'
import type { ComponentType } from 'react'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { PlaceTools } from './place-tools.tsx'

/** The picture sizes that the shop uses, in pixels. */
const logoSize = { width: 300, height: 300 }
const facadeSize = { width: 800, height: 600 }
const slideSize = { width: 1600, height: 400 }
const phoneSlideSize = { width: 1000, height: 400 }

const cropped = ({ width, height }: { width: number; height: number }): UiText =>
  l(`将裁剪为 ${width} × ${height} 像素`, `Will be cropped to ${width} × ${height} px`)

const degrees = (zh: string, en: string, bound: number, example: string) =>
  number(l(zh, en), {
    min: -bound,
    max: bound,
    precision: 6,
    step: 0.0001,
    placeholder: l(`如 ${example}`, `e.g. ${example}`),
  })

const whole = 24

/** A tab of the store's settings, saved separately. */
export interface StorePart {
  key: string
  label: UiText
  fields: FieldSpecs
  tools?: ComponentType<{ put: (values: FormValues) => void }>
}

/** The five parts of reference §4.4; field names are those of the wire. */
export const storeParts: readonly StorePart[] = [
  {
    key: 'basic',
    label: l('基本信息', 'Basics'),
    fields: {
      store_logo: image(l('店铺标志', 'Logo'), { span: whole, crop: logoSize, help: cropped(logoSize) }),
      store_name: text(l('店铺名称', 'Name'), {
        span: whole,
        required: true,
        local: true,
        maxlength: 30,
        help: l(
          '改名后，可用新名称搜到店内商品',
          'Your products can be found under the new name shortly after a change',
        ),
      }),
      store_description: textarea(l('店铺简介', 'Description'), { span: whole, local: true, maxlength: 150, rows: 3 }),
      store_mobile: text(l('联系电话', 'Contact phone'), {
        maxlength: 20,
        help: l('在店铺主页展示，留空则不展示', 'Shown on your store page. Leave blank to hide it.'),
      }),
      after_sale_service: editor(l('售后服务', 'After-sales service'), { span: whole, local: true }),
    },
  },
  {
    key: 'facade',
    label: l('门面图片', 'Storefront photo'),
    fields: {
      store_face_image: image(l('门面图片', 'Storefront photo'), {
        span: whole,
        crop: facadeSize,
        help: cropped(facadeSize),
      }),
    },
  },
  {
    key: 'map',
    label: l('地址与坐标', 'Location'),
    tools: PlaceTools,
    fields: {
      area: cascaderLazy(l('所在地区', 'Area'), { required: true, lazyUrl: '/load_areas' }),
      store_address: text(l('详细地址', 'Address'), { maxlength: 100 }),
      store_lat: degrees('纬度', 'Latitude', 90, '30.259924'),
      store_lng: {
        ...degrees('经度', 'Longitude', 180, '120.130742'),
        help: l(
          '填写经纬度后，顾客可以看到与店铺的距离',
          'With coordinates, customers can see how far away your store is',
        ),
      },
    },
  },
  {
    key: 'slides',
    label: l('电脑端海报', 'Desktop banners'),
    fields: {
      store_slide: image(l('电脑端海报', 'Desktop banners'), {
        span: whole,
        multiple: true,
        max: 3,
        crop: slideSize,
        help: cropped(slideSize),
      }),
    },
  },
  {
    key: 'phone-slides',
    label: l('手机端海报', 'Mobile banners'),
    fields: {
      store_mobile_slide: image(l('手机端海报', 'Mobile banners'), {
        span: whole,
        multiple: true,
        max: 3,
        crop: phoneSlideSize,
        help: l(
          `将裁剪为 ${phoneSlideSize.width} × ${phoneSlideSize.height} 像素；留空则使用电脑端海报`,
          `Will be cropped to ${phoneSlideSize.width} × ${phoneSlideSize.height} px. Leave blank to use the desktop banners.`,
        ),
      }),
    },
  },
]
