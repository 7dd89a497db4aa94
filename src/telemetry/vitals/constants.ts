/** Share of visits that are measured: 0.01 %, from section 9 of the product specification. */
export const SAMPLE_RATIO = 0.0001;
