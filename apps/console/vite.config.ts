import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../tools/precompress.ts'
import { guides } from './build-guides.ts'

/** What every page needs, in few chunks instead of dozens of small ones; the rest is split as the bundler likes. */
const groups = [
  { name: 'icons', test: /node_modules\/@ant-design\/icons/ },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  {
    name: 'antd',
    test: /node_modules\/(antd\/es\/(_util|alert|app|avatar|button|config-provider|divider|drawer|dropdown|empty|layout|locale|menu|message|modal|notification|skeleton|space|spin|style|switch|theme|tooltip|version)\/|@ant-design\/(cssinjs|colors|fast-color)|@rc-component\/(util|motion|portal|trigger|resize-observer|dialog|drawer|dropdown|menu|notification|overflow|tooltip|switch)\/)/,
  },
]

export default defineConfig({
  // The server gives these files out below this path (spec §9: static assets under /dist/).
  base: '/dist/console/',
  plugins: [
    react(),
    guides(),
    { name: 'precompress', apply: 'build', writeBundle: ({ dir }) => (dir ? precompress(dir) : undefined) },
  ],
  resolve: {
    // The spreadsheet libraries may start no workers of their own.
    alias: [
      { find: /^fflate$/, replacement: fileURLToPath(new URL('./src/kit/excel/workbook/zip.ts', import.meta.url)) },
    ],
  },
  build: {
    // No inline scripts but the theme's: the policy of pages allows only that one by hash.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Of a package's many icons and components only those that are used are read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups } },
    },
  },
})
