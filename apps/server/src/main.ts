import './kernel/db/quick-drizzle.ts'

// Imported after the line above has run, which imports side by side would not be.
await import('./run-shop.ts')
