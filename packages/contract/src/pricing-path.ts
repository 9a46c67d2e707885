/** Where the prices are. Apart from the other addresses: the site's first page asks for these alone. */
export const PRICING_PATH = '/api/pricing';
