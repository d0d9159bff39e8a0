// A data folder in which the demo borrower has repaid a first loan: six sections verified, the nine full ones open.
import { seedBorrower } from './prepared-borrower.ts';

export const FULL_USER = { email: 'borrower@pimento.example', fullName: 'Marcia Campbell' };

export const seedFullUser = () => seedBorrower({ infoStatus: 'FullModel', sections: 'Verified' });
