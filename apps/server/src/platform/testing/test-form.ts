/**
 * Every change passes the short form of the tests. The long one (`npm test -- --long`) also starts the product anew a dozen times,
 * kills it, restores it, lets weeks pass and tries every call and every text with everything that could break it.
 */
export const IS_LONG = process.env.OUTRIDER_TESTS === 'long';

/** All of a list in the long form. In the short one one in so many, others for each place, so that all places together use all. */
export const someOf = <T>(list: readonly T[], oneIn: number, place: number): readonly T[] =>
  IS_LONG ? list : list.filter((_each, index) => index % oneIn === place % oneIn);
