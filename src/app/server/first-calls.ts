// The calls that a borrower's screen begins with: the page names them, so that their answers travel beside the program and not after it.

/** By the address of a route. `{page}` stands for the page of a list that the address asks for. As the browser writes them, to the letter. */
export const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/informations/dashboard'],
  '/earn-points': ['/api/informations'],
  '/information': ['/api/informations'],
  '/verification': ['/api/informations'],
  '/redeem': ['/api/contests?when=running&page=1', '/api/prizes?type=Redeem&page={page}', '/api/prizes/next'],
};
