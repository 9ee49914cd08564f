import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { Link } from 'react-router'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { menuChain } from '../../menus/menu-tree.ts'
import { useMenus } from '../../menus/use-menus.ts'
import styles from './set-up-list.module.css'

type SetUp = Reply<typeof getSellerDashboard>['set_up']

const steps = [
  {
    key: 'profile',
    text: l('完善店铺资料', 'Complete your store profile'),
    why: l('上传标志，写一段简介', 'Upload a logo and write a description'),
    to: '/Seller/stores',
  },
  {
    key: 'freight',
    text: l('设置运费', 'Set shipping fees'),
    why: l('默认首重 8 元、续重 2 元', 'The default is ¥8 for the first kg and ¥2 for each further kg'),
    to: '/Seller/freights',
  },
  {
    key: 'goods',
    text: l('发布第一件商品', 'Add your first product'),
    why: l('也可以用表格批量导入', 'Or import several from a spreadsheet'),
    to: '/Seller/goods?form=new',
  },
  {
    key: 'on_sale',
    text: l('上架商品', 'List your products'),
    why: l('需要审核的商品，通过后才会展示', 'Products that need a review appear once it is passed'),
    to: '/Seller/goods',
  },
  {
    key: 'open',
    text: l('开店营业', 'Open your store'),
    why: l('开店后买家才能看到商品并下单', 'Shoppers can see and buy your products once it is open'),
    to: '/Seller/stores',
  },
] as const satisfies readonly { key: keyof SetUp; [rest: string]: unknown }[]

const says = {
  done: l('已完成', 'Done'),
  notDone: l('未完成', 'To do'),
}

/** What a new store has still to do before it sells, in order; limited to the account's menus. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const t = useText()
  const menus = useMenus('Seller')
  const shown = steps.filter(({ to }) => menuChain(menus, to.split('?', 1)[0] ?? '').length > 0)
  return (
    <ol className={styles.list}>
      {shown.map(({ key, text, why, to }, at) => (
        <li key={key}>
          <Link to={to} className={styles.step} data-done={setUp[key]}>
            {setUp[key] ? (
              <CheckCircleFilled className={styles.mark} aria-label={t(says.done)} />
            ) : (
              <span className={styles.mark}>{at + 1}</span>
            )}
            <span className={styles.words}>
              <span>{t(text)}</span>
              <small>{t(setUp[key] ? says.done : why)}</small>
            </span>
            <RightOutlined aria-hidden className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
