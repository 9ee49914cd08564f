import fc from 'fast-check'

// The same random values in every run, so that a failure can be repeated; FC_SEED chooses others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 42) })
