import fc from 'fast-check'

// The same run everywhere, so that a red test is red again; another FC_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 42) })
