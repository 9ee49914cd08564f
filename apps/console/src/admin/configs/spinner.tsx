import { LoadingOutlined } from '@ant-design/icons'

/**
 * What a button shows while it works. antd's own icon leaves with a transition, which may never end for those who asked
 * for less motion; its "loading" would then stay in the button's name.
 */
export const spinner = { icon: <LoadingOutlined aria-hidden /> }
