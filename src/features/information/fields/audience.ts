// Whose sections these are: the six of the first model, or the nine of the full one.
export const AUDIENCES = ['PreQualUser', 'FullUser'] as const;
