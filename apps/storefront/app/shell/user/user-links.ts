import {
  BadgePercent,
  Bell,
  ClipboardList,
  Coins,
  Gift,
  Heart,
  History,
  House,
  Landmark,
  Link2,
  Lock,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareHeart,
  Share2,
  ShieldCheck,
  Store,
  Ticket,
  Undo2,
  UserPlus,
  UserRound,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { links } from '~/routing/links.ts'

interface UserLink {
  to: string
  name:
    | `user:${'overview' | 'orders' | 'comments' | 'groups' | 'chats' | 'messages' | 'refunds' | 'addresses' | 'profile' | 'safety' | 'logins' | 'money' | 'withdraw' | 'frozenMoney' | 'points' | 'pointsOrders' | 'distribution' | 'members' | 'commissions'}`
    | `favorite:${'title' | 'history'}`
    | 'stockNotice:title'
    | 'coupon:mine'
    | 'shell:sellWithUs'
  icon: LucideIcon
}

/** The pages of the user centre by group, for the navigation on wide screens and the menu on phones. */
export const userLinks = [
  {
    group: 'user:groupTrade',
    pages: [
      { to: links.user(), name: 'user:overview', icon: House },
      { to: links.orders(), name: 'user:orders', icon: ClipboardList },
      { to: links.ownComments(), name: 'user:comments', icon: MessageSquareHeart },
      { to: links.ownGroups(), name: 'user:groups', icon: UserPlus },
      { to: links.refunds(), name: 'user:refunds', icon: Undo2 },
      { to: links.chats(), name: 'user:chats', icon: MessageCircle },
      { to: links.messages(), name: 'user:messages', icon: Mail },
      { to: links.favorites(), name: 'favorite:title', icon: Heart },
      { to: links.stockNotices(), name: 'stockNotice:title', icon: Bell },
      { to: links.history(), name: 'favorite:history', icon: History },
      { to: links.addresses(), name: 'user:addresses', icon: MapPin },
    ],
  },
  {
    group: 'user:groupAssets',
    pages: [
      { to: links.money(), name: 'user:money', icon: Wallet },
      { to: links.ownCoupons(), name: 'coupon:mine', icon: Ticket },
      { to: links.withdrawals(), name: 'user:withdraw', icon: Landmark },
      { to: links.frozenMoney(), name: 'user:frozenMoney', icon: Lock },
      { to: links.integral(), name: 'user:points', icon: Coins },
      { to: links.pointsOrders(), name: 'user:pointsOrders', icon: Gift },
    ],
  },
  {
    group: 'user:groupDistribution',
    pages: [
      { to: links.distribution(), name: 'user:distribution', icon: Share2 },
      { to: links.members(), name: 'user:members', icon: UsersRound },
      { to: links.commissions(), name: 'user:commissions', icon: BadgePercent },
    ],
  },
  {
    group: 'user:groupAccount',
    pages: [
      { to: links.userInfo(), name: 'user:profile', icon: UserRound },
      { to: links.safe(), name: 'user:safety', icon: ShieldCheck },
      { to: links.logins(), name: 'user:logins', icon: Link2 },
      { to: links.storeJoin(), name: 'shell:sellWithUs', icon: Store },
    ],
  },
] as const satisfies { group: `user:${string}`; pages: readonly UserLink[] }[]
