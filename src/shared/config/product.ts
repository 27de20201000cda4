const name: unknown = import.meta.env.VITE_PRODUCT_NAME;

/** Product name in titles, the copyright line and token names (SHELL-09). */
export const productName = typeof name === 'string' && name !== '' ? name : 'Kith';

/** Symbol of the product's own token; ONG is the old one (SHELL-09). */
export const tokenSymbol = productName.toUpperCase();
