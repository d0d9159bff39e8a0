// How a winner is named where everybody can read it: 'Marcia C.'

export const publishedName = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};
