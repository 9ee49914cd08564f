import { ConfigForm } from './config-form.tsx'
import { useRights } from '../../session/rights.ts'
import { TabsPage } from '../../kit/ui/tabs-page.tsx'
import { l } from '../../i18n/ui-text.ts'
import { logistics, map, tasks, upload, website } from './web-fields.ts'
import type { Ask } from './saved-form.tsx'

/** Closing the shop affects everybody at once, so it asks first; opening it does not. */
const askBeforeClosing: Ask = ({ close_status }) =>
  close_status === true
    ? {
        title: l('确定要关闭商城吗？', 'Close the shop?'),
        text: l(
          '关闭后，顾客仍可浏览并看到关闭原因，但不能下单和付款。已完成的支付照常入账。您可以随时重新开启。',
          'Customers can still browse and will see the reason, but they can’t order or pay. Payments already made are still recorded. You can reopen the shop at any time.',
        ),
        ok: l('关闭商城', 'Close the shop'),
      }
    : undefined

/** What is demanded of all administrators, only super administrators change. */
const { admin_second_factor: _, ...ofOthers } = website

/** The website's settings (spec §3): texts, uploads, map, tracking, automation. */
export default function ConfigsWeb() {
  const { can } = useRights()
  return (
    <TabsPage
      name={l('配置分组', 'Settings groups')}
      tabs={[
        {
          key: 'web',
          label: l('网站', 'Website'),
          content: <ConfigForm group="web" fields={can('*') ? website : ofOthers} ask={askBeforeClosing} />,
        },
        { key: 'upload', label: l('上传', 'Uploads'), content: <ConfigForm group="upload" fields={upload} /> },
        { key: 'amap', label: l('地图', 'Map'), content: <ConfigForm group="amap" fields={map} /> },
        {
          key: 'kuaibao',
          label: l('物流查询', 'Tracking'),
          content: <ConfigForm group="kuaibao" fields={logistics} />,
        },
        { key: 'task', label: l('自动处理', 'Automation'), content: <ConfigForm group="task" fields={tasks} /> },
      ]}
    />
  )
}
