// The key with which what is measured seals numbers, as an operator would have one.
export const DATA_KEYS = `bench:${Buffer.alloc(32, 1).toString('base64')}`;
