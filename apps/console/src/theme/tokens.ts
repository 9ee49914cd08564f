import { theme as antdTheme, type ThemeConfig } from 'antd'
import type { AreaName } from '../areas/areas.ts'
import type { Theme } from './theme.ts'

type Tokens = NonNullable<ThemeConfig['token']>

// Blue for the platform, teal for stores, so that people know where they are. Contrast on white: 6.2 and 5.5.
// antd derives hover colours towards the background, where text on or in them fails WCAG AA; these go the other way.
const accents = {
  Admin: {
    light: { accent: '#2456d6', hover: '#1b45b4', soft: '#eef3ff', softer: '#e0e9ff', border: '#b9ccff' },
    dark: { accent: '#7aa2ff', link: '#8fb0ff', hover: '#a9c2ff', soft: '#18213a', softer: '#202c4b' },
  },
  Seller: {
    light: { accent: '#0f766e', hover: '#0b5d57', soft: '#e6f5f3', softer: '#d3ece9', border: '#a5d8d2' },
    dark: { accent: '#4fc7b9', link: '#6fd6ca', hover: '#93e3da', soft: '#0f2927', softer: '#153633' },
  },
} as const

const shared: Tokens = {
  fontFamily:
    'system-ui, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  borderRadius: 8,
  borderRadiusLG: 12,
  // Phones: main actions are at least 44 px high (WCAG 2.5.5).
  controlHeightLG: 44,
}

// antd's own greys and status colours fail WCAG AA on text; these pass.
const light: Tokens = {
  colorError: '#c0262d',
  colorErrorBg: '#fdecec',
  colorErrorBorder: '#f3b6b6',
  colorSuccess: '#0f7a3d',
  colorSuccessBg: '#e9f7ef',
  colorSuccessBorder: '#a9dcbd',
  colorWarning: '#9a5b00',
  colorWarningBg: '#fff4e0',
  colorWarningBorder: '#f0cf96',
  colorTextPlaceholder: '#6b7280',
  colorTextTertiary: '#5f6673',
  colorTextQuaternary: '#6b7280',
  colorTextDescription: '#5f6673',
  colorTextDisabled: '#5c626e', // on the grey of disabled tags too
  colorBorder: '#8f959e',
  colorBorderSecondary: '#e8ebf0',
  colorBgLayout: '#f5f6f8',
}

const dark: Tokens = {
  colorError: '#ff8a80',
  colorSuccess: '#6fd49a',
  colorWarning: '#ffc266',
  colorTextPlaceholder: '#9aa0aa',
  colorTextTertiary: '#a3a9b3',
  colorTextQuaternary: '#9aa0aa',
  colorTextDescription: '#a3a9b3',
  colorTextDisabled: '#b3b8c1', // on the grey of disabled tags too
  colorTextLightSolid: '#10131a',
  colorBorder: '#6b7280',
  colorBorderSecondary: '#272c34',
  colorBgLayout: '#0c0e12',
  colorBgContainer: '#14171c',
  colorBgElevated: '#1c2027',
  // Tooltips: their text is colorTextLightSolid.
  colorBgSpotlight: '#d5d9e0',
}

const hovers = (color: string): Tokens => ({
  colorPrimaryHover: color,
  colorPrimaryTextHover: color,
  colorLinkHover: color,
  colorLinkActive: color,
})

function lightColors(area: AreaName): Tokens {
  const { accent, hover, soft, softer, border } = accents[area].light
  return {
    ...light,
    ...hovers(hover),
    colorPrimary: accent,
    colorInfo: accent,
    colorLink: accent,
    colorPrimaryActive: hover,
    colorPrimaryBg: soft,
    colorPrimaryBgHover: softer,
    colorInfoBg: soft,
    colorInfoBorder: border,
  }
}

function darkColors(area: AreaName): Tokens {
  const { accent, link, hover, soft, softer } = accents[area].dark
  return {
    ...dark,
    ...hovers(hover),
    colorPrimary: accent,
    colorInfo: accent,
    colorLink: link,
    colorPrimaryBg: soft,
    colorPrimaryBgHover: softer,
  }
}

/** The side bar has a border of its own, so its menus need none. */
const components: ThemeConfig['components'] = { Menu: { activeBarBorderWidth: 0 } }

/** The token set of an area in a theme. Without motion, popups open at once. */
export function tokensOf(area: AreaName, theme: Theme, motion: boolean): ThemeConfig {
  return theme === 'dark'
    ? { algorithm: antdTheme.darkAlgorithm, token: { ...shared, ...darkColors(area), motion }, components }
    : { token: { ...shared, ...lightColors(area), motion }, components }
}
