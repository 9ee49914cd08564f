import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../tools/precompress.ts'

export default defineConfig({
  // The server gives these files out below this path (spec §9: static assets under /dist/).
  base: '/dist/console/',
  plugins: [
    react(),
    { name: 'precompress', apply: 'build', writeBundle: ({ dir }) => (dir ? precompress(dir) : undefined) },
  ],
  build: {
    // No inline scripts but the theme's: the policy of pages allows only that one by hash.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
})
