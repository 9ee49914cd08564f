const whole = 10_000

/**
 * The price in cents of a piece that costs `cents` in a group buy that takes `off_bp` basis points off: half up, at least one
 * cent (rules, preamble). The fronts show with it what the server will take.
 */
export const groupPrice = (cents: number, off_bp: number): number =>
  Math.max(1, Math.floor((cents * (whole - off_bp) + whole / 2) / whole))
