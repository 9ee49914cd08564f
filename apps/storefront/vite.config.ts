import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bareRoutes } from './build-plugins/bare-routes.ts'
import { firstLoadChunk } from './build-plugins/first-load.ts'
import { languageChunks } from './build-plugins/language-chunks.ts'

const appFolder = fileURLToPath(new URL('./app', import.meta.url))

export default defineConfig(({ command }) => ({
  // Static files are served under /dist/ (spec §9); the development server has no prefix.
  base: command === 'build' ? '/dist/' : '/',
  resolve: { alias: { '~': appFolder } },
  plugins: [bareRoutes(), languageChunks(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of the two thousand icons only those that are used are read.
      experimental: { lazyBarrel: true },
      treeshake: { manualPureFunctions: ['z', 'route'] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ debugName: 'first load', name: firstLoadChunk(appFolder) }] } },
        },
      },
    },
    ssr: {
      // A build always contains the production version of React, whatever the environment says at run time.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { input: './app/server.ts' } },
      // One self-contained bundle: React in its production build, one copy of the router, a fast start.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
}))
