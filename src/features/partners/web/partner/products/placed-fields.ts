// Which fields of a product the form and the view show in a place of their own; the rest stands below.
export const PLACED_PRODUCT_FIELDS = [
  ...(['name', 'shortCode', 'status', 'type'] as const),
  ...(['loanRequirementCriteria', 'description'] as const),
];
