import type { Context } from '../../context.ts'
import { demoSimulator, type DemoSimulator } from './demo-simulator/demo-simulator.ts'
import { connectSimulator } from './provider-of.ts'

/** Opens the demo's simulator of the providers, and lets this process pay through it; null outside the demo (rules §0). */
export function openSimulator(ctx: Context): DemoSimulator | null {
  if (ctx.config.mode !== 'demo') return null
  const simulator = demoSimulator(ctx)
  connectSimulator(ctx, simulator.send)
  return simulator
}
