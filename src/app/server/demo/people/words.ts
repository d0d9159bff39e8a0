// Names, places, trades and sayings that demo people are made of. Firms and schools are made up.

export const FIRST_NAMES = {
  Female: words(
    'Alicia Althea Andrea Antoinette Beverley Camille Carol Charmaine Chevelle Claudette Cordelia Danielle Dawn Denise Donna Evadne Georgia Hyacinth Jacqueline Jodi-Ann Kadian Keisha Kerry-Ann Khadene Latoya Lorna Marcia Marva Maxine Merlene Michelle Monique Nadine Natalie Nicola Novlette Opal Patrice Paulette Pauline Petrona Racquel Roxanne Sashana Shanice Shelly-Ann Sherene Simone Sonia Stacy-Ann Tameka Tanya Tashoy Trudy Venesha Verona Yanique Yvonne',
  ),
  Male: words(
    'Adrian Akeem Aldane Andre Anthony Barrington Brian Carlton Christopher Clifton Courtney Damion Dane Delroy Desmond Devon Donovan Dwayne Errol Everton Fabian Gavin Glenroy Horace Howard Ian Jermaine Junior Kemar Kirk Lascelles Leroy Lloyd Mario Mark Marlon Neville Nigel Norman Odane Oneil Orville Oshane Patrick Paul Ricardo Robert Rohan Romaine Roy Shane Sheldon Stephen Tyrone Vivian Wayne Winston Xavier',
  ),
} as const;

export const LAST_NAMES = words(
  'Allen Anderson Bailey Barnes Barrett Beckford Bennett Blake Bogle Brown Bryan Burke Campbell Chambers Clarke Coley Daley Davis Dixon Douglas Ebanks Edwards Ellis Ferguson Forbes Francis Fraser Gayle Gordon Graham Grant Green Hall Hamilton Harris Henry Hinds Hylton Jackson James Johnson Jones Kerr Lawrence Lewis Lindo McFarlane McKenzie McLeod Miller Mitchell Morgan Morris Morrison Myers Nelson Palmer Pinnock Powell Reid Richards Roberts Robinson Rowe Samuels Scott Simpson Smith Stewart Taylor Thomas Thompson Tulloch Walker Wallace Watson White Whyte Williams Wilson Wright',
);

/** Parish, towns in it, and about how many of a thousand people live there. */
export const PLACES: readonly (readonly [{ parish: string; towns: readonly string[] }, number])[] = [
  [{ parish: 'Kingston', towns: ['Kingston 2', 'Kingston 16', 'Port Royal', 'Rae Town'] }, 33],
  [
    {
      parish: 'St. Andrew',
      towns: ['Half Way Tree', 'Papine', 'Kingston 20', 'Stony Hill', 'Constant Spring'],
    },
    212,
  ],
  [{ parish: 'St. Thomas', towns: ['Morant Bay', 'Yallahs', 'Bath', 'Seaforth'] }, 35],
  [{ parish: 'Portland', towns: ['Port Antonio', 'Buff Bay', 'Manchioneal'] }, 30],
  [{ parish: 'St. Mary', towns: ['Port Maria', 'Highgate', 'Annotto Bay', 'Oracabessa'] }, 42],
  [{ parish: 'St. Ann', towns: ["St. Ann's Bay", 'Ocho Rios', "Brown's Town", 'Claremont'] }, 64],
  [{ parish: 'Trelawny', towns: ['Falmouth', 'Duncans', "Clark's Town", 'Albert Town'] }, 28],
  [{ parish: 'St. James', towns: ['Montego Bay', 'Cambridge', 'Adelphi', 'Irwin'] }, 68],
  [{ parish: 'Hanover', towns: ['Lucea', 'Sandy Bay', 'Green Island', 'Hopewell'] }, 26],
  [{ parish: 'Westmoreland', towns: ['Savanna-la-Mar', 'Negril', 'Grange Hill', 'Petersfield'] }, 53],
  [{ parish: 'St. Elizabeth', towns: ['Black River', 'Santa Cruz', 'Junction', 'Malvern'] }, 56],
  [{ parish: 'Manchester', towns: ['Mandeville', 'Christiana', 'Porus', 'Mile Gully'] }, 70],
  [{ parish: 'Clarendon', towns: ['May Pen', 'Lionel Town', 'Frankfield', 'Chapelton'] }, 91],
  [
    {
      parish: 'St. Catherine',
      towns: ['Portmore', 'Spanish Town', 'Old Harbour', 'Linstead', 'Bog Walk'],
    },
    192,
  ],
];

export const STREETS = [
  'Mango Walk',
  'Poinciana Avenue',
  'Lignum Vitae Road',
  'Hibiscus Drive',
  'Breadfruit Lane',
  'Ackee Crescent',
  'Cotton Tree Road',
  'Guango Close',
  'Hill View Road',
  'Chapel Lane',
  'Orange Street',
  'Old Station Road',
  'Market Street',
  'Seaview Terrace',
];

export type Trade = {
  title: string;
  industry: string;
  /** An ordinary month in Jamaican dollars after tax: from and to. */
  monthly: readonly [number, number];
  often: string;
  /** The employer, or for own businesses the business. */
  firms: readonly string[];
};

export const JOBS: readonly Trade[] = [
  job('Front desk clerk', 'Tourism and hospitality', 105_000, 165_000, 'Fortnightly', [
    'Blue Mahoe Guest House',
    'Doctor Bird Hotel',
  ]),
  job('Housekeeper', 'Tourism and hospitality', 78_000, 118_000, 'Fortnightly', [
    'Sea Grape Villas',
    'Doctor Bird Hotel',
  ]),
  job('Call centre agent', 'Business process outsourcing', 115_000, 185_000, 'Fortnightly', [
    'Palm Contact Centre',
    'Northshore Support',
  ]),
  job('Primary school teacher', 'Education', 165_000, 255_000, 'Monthly', [
    'Mount Airy Primary',
    'River View All-Age School',
  ]),
  job('Practical nurse', 'Health', 105_000, 175_000, 'Monthly', [
    'Hillside Nursing Home',
    'Good Hope Clinic',
  ]),
  job('Security guard', 'Security', 80_000, 128_000, 'Fortnightly', [
    'Sentinel Watch Limited',
    'Ironwood Guards',
  ]),
  job('Cashier', 'Market, shop and street trade', 70_000, 105_000, 'Weekly', [
    'Corner Basket Supermarket',
    'Sunrise Wholesale',
  ]),
  job('Clerical officer', 'Government and public service', 115_000, 195_000, 'Monthly', [
    'Parish Council Office',
    'District Post Office',
  ]),
  job('Mason', 'Construction and trades', 90_000, 175_000, 'Weekly', [
    'Cornerstone Builders',
    'Limestone Works',
  ]),
  job('Delivery driver', 'Transport and delivery', 85_000, 150_000, 'Fortnightly', [
    'Swift Bearer Services',
    'Island Haulage',
  ]),
  job('Machine operator', 'Manufacturing', 88_000, 145_000, 'Weekly', [
    'Cane Valley Foods',
    'Bamboo Paper Mill',
  ]),
  job('Plant technician', 'Mining and quarrying', 185_000, 300_000, 'Twice a month', ['Red Earth Minerals']),
  job('Household helper', 'Household work', 60_000, 90_000, 'Weekly', ['A private household']),
];

/** Each `title` with what is sold or done there. */
export const BUSINESSES: readonly (Trade & { describes: string })[] = [
  business(
    'Market vendor',
    'Market, shop and street trade',
    75_000,
    170_000,
    'Ground provisions, fruit and vegetables, three days a week in the market.',
    ['Fresh Pick Stall', 'Hill Farm Produce'],
  ),
  business(
    'Taxi operator',
    'Transport and delivery',
    95_000,
    190_000,
    'Route taxi with a licensed car between the town and the districts.',
    ['Steady Ride'],
  ),
  business(
    'Hairdresser',
    'Other',
    80_000,
    170_000,
    'Hair, nails and barbering in a small shop with one chair for a helper.',
    ['Crown and Glory', 'Neat Edges'],
  ),
  business(
    'Farmer',
    'Agriculture and fishing',
    70_000,
    160_000,
    'Two acres of yam, scallion and pepper, sold to higglers and hotels.',
    ['Red Hills Farm', 'Bottom Field'],
  ),
  business(
    'Fisher',
    'Agriculture and fishing',
    70_000,
    150_000,
    'A boat and fish pots; the catch is sold on the beach and to cookshops.',
    ['Morning Catch'],
  ),
  business(
    'Dressmaker',
    'Manufacturing',
    65_000,
    135_000,
    'School uniforms, church dresses and repairs, sewn at home.',
    ['Thread and Thimble'],
  ),
  business(
    'Auto mechanic',
    'Construction and trades',
    90_000,
    200_000,
    'Servicing and body work on cars and buses in an open garage.',
    ['Right Turn Garage'],
  ),
  business(
    'Cookshop owner',
    'Tourism and hospitality',
    85_000,
    190_000,
    'Breakfast and lunch six days a week, and catering on Sundays.',
    ['Pot a Boil', 'Sweet Hand Kitchen'],
  ),
];

export const SCHOOLS = [
  'Rio Cobre Technical High School',
  'Mount Zion High School',
  'Sandy Gully Community College',
  'Blue Hills Vocational Centre',
];

export const LENDERS: readonly (readonly [name: string, type: string])[] = [
  ['Island Furniture', 'Hire purchase or store'],
  ['Bright Home Appliances', 'Hire purchase or store'],
  ['Coral Credit Union', 'Credit union'],
  ['Hilltop Micro Loans', 'Micro-lender'],
  ['An uncle', 'Family or friend'],
  ['Commercial bank', 'Bank'],
];

/** What staff write when documents are not good enough, and when a loan is not given. */
export const DOCUMENT_REJECTIONS = [
  'The photo is blurred. Please take it again in daylight, so that every number can be read.',
  'One corner is cut off. Please send the whole page.',
  'This paper is older than three months. Please send a newer one.',
  'The name on this paper is not the name on your ID.',
  'The address is not the one that you gave us. Please send a bill with your present address.',
];

export const LOAN_REJECTIONS = [
  'Your employer could not confirm the job at the number that you gave us.',
  'The payments in your bank statements are higher than what you told us you owe.',
  'Another lender tells us that a loan of yours is behind.',
];

export const APPROVAL_NOTES = ['Figures agree with the payslips.', 'Called the employer, all in order.', ''];

function words(list: string): readonly string[] {
  return list.split(' ');
}

function job(
  title: string,
  industry: string,
  from: number,
  to: number,
  often: string,
  firms: string[],
): Trade {
  return { title, industry, monthly: [from, to], often, firms };
}

function business(
  title: string,
  industry: string,
  from: number,
  to: number,
  describes: string,
  firms: string[],
): Trade & { describes: string } {
  return { title, industry, monthly: [from, to], often: 'Weekly', firms, describes };
}
