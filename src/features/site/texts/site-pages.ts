// What the public reading pages say: about us, questions and answers, terms and policies.
import { brand } from '#texts/brand.ts';

export type Chapter = { title: string; paragraphs: readonly string[] };

export const aboutTexts = {
  title: 'About us',
  lead: `${brand.name} is the allspice berry: small, grown in Jamaica, and worth more than it looks.`,
  chapters: [
    {
      title: 'Whom we are for',
      paragraphs: [
        'A vendor with twenty good years in the market can be invisible to a bank: no pay slip, no collateral, no credit file. We look at what you actually earn, spend and repay.',
        'You answer short sections about your life and money. You send the papers that back them up. People on our staff check each one, and what is verified becomes something a lender can trust.',
      ],
    },
    {
      title: 'A loan you can see through',
      paragraphs: [
        'Every loan here comes with the same cost card: the cash in your hand after the fee, each instalment, the total you pay back and the effective yearly rate. You can lay two offers side by side and see which costs less.',
        'If we say no, we say why in plain words, and what would change it. You can ask a person to look at that decision again.',
      ],
    },
    {
      title: 'Seeds',
      paragraphs: [
        'Each section you submit earns you seeds. Seeds buy prizes and coupons. They never buy your consent: what you share, and with whom, stays your own choice.',
      ],
    },
    {
      title: 'Start small, grow',
      paragraphs: [
        'Your first offer is $5,000.00. Once you have repaid it, higher amounts unlock, up to $500,000 over at most eight months.',
      ],
    },
  ],
  signUp: 'Create your account',
} as const satisfies { title: string; lead: string; chapters: readonly Chapter[]; signUp: string };

export const faqTexts = {
  title: 'Questions and answers',
  lead: 'What people ask us most. If yours is missing, write to us.',
  groups: [
    {
      title: 'The loan',
      questions: [
        [
          'How much can I borrow?',
          'Up to $500,000. Your first offer is $5,000.00; once it is repaid, higher amounts unlock.',
        ],
        ['How long do I have to repay?', 'Eight months at most.'],
        [
          'What does it cost?',
          'Interest is add-on: it is charged on the whole amount for the whole term, at a monthly rate that starts at 4% and follows your risk. A processing fee of 5% is deducted from what you receive. Your offer shows both, and the total, before you sign.',
        ],
        ['Do I need collateral?', 'No. Our own loans are unsecured.'],
        [
          'How soon do I get the money?',
          'It is disbursed within 24 hours of the signed contract. The cash comes through a partner.',
        ],
        [
          'How do I repay?',
          'Over the counter, through our payment partner. If you like, it can come from your pay or by a standing order. You never have to.',
        ],
        ['Do you have a licence?', brand.licenceBanner],
        [
          'What if I am turned down?',
          'You get the reason in plain words and what would change it. You can also ask for a person to review the decision.',
        ],
      ],
    },
    {
      title: 'Your profile',
      questions: [
        ['Who can join?', 'Anyone in Jamaica who is 18 or older.'],
        [
          'How long does a profile take?',
          'About 20 minutes. A form that you have begun is kept on your phone until you send it.',
        ],
        [
          'Why should I complete everything?',
          'Completing the full process gives up to 20% off your loan offer.',
        ],
        [
          'Can I change what I submitted?',
          'Submitted information cannot be edited. If a paper is rejected, you see why and can send another. If the information itself was wrong, write to us: our staff can open that section again.',
        ],
      ],
    },
    {
      title: 'Seeds and contests',
      questions: [
        [
          'What are seeds?',
          'Points. Each section you submit earns some, and you redeem them for prizes and coupons.',
        ],
        [
          'How do I know a draw is fair?',
          'Before a contest opens, we publish a seal of the secret that will decide it. After the draw we publish the secret and the list of who took part. So anyone can work out again who won.',
        ],
      ],
    },
    {
      title: 'Your data',
      questions: [
        [
          'Who sees my information?',
          'Our staff, and a lender only with your consent to that lender. You can withdraw it at any time.',
        ],
        [
          'How long do you keep it?',
          'Up to 24 months. What an open loan rests on stays until that loan is repaid.',
        ],
        [
          'Can I have it deleted?',
          'Yes. Your profile has a button for it. While a loan is open, deletion waits until it is repaid. Records of money and seeds stay, without your name.',
        ],
        ['Do you collect fingerprints or face scans?', 'No. We collect no biometric data.'],
      ],
    },
  ],
} as const satisfies {
  title: string;
  lead: string;
  groups: readonly { title: string; questions: readonly (readonly [string, string])[] }[];
};

export const termsTexts = {
  title: 'Terms and policies',
  lead: 'What you can count on from us, and what we count on from you.',
  chapters: [
    {
      title: 'Who we are',
      paragraphs: [`${brand.legalName} runs ${brand.name}. ${brand.licenceBanner}`],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You are 18 or older, the account is your own, and what you tell us is true. Keep your password to yourself and tell us at once if someone else may have it.',
      ],
    },
    {
      title: 'Loans',
      paragraphs: [
        'The largest loan is $500,000 and the longest term eight months. Loans from us are unsecured. Interest is add-on: you pay it on the whole amount for the whole term. The rate is risk-based, from 4% monthly. A processing fee is deducted from the proceeds. Completing the full process gives up to 20% off the loan offer.',
        'Before you sign you see the cash in your hand, each instalment, all that you pay back and the effective yearly rate. The written agreement names you, the dates, the amount, the terms and the interest. You get the money within 24 hours of the signed contract, in cash through a partner.',
        'You repay over the counter through our payment partner. You may choose a standing order, or have it taken from your pay.',
        'Lenders who offer loans here show their licence number and its state.',
      ],
    },
    {
      title: 'Decisions',
      paragraphs: [
        'An offer is worked out by set rules from what you have given us. If you are declined you are told why, and you can ask a person to review it.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'We keep your data for up to 24 months; what an open loan rests on stays until it is repaid. You can see it, download it, have it corrected and ask for its deletion. While a loan is open, deletion waits until it is repaid. Records of money and seeds stay, without your name.',
        'We share your data with partners only with your consent. Each consent is for one purpose, is free, is never paid for with seeds, and is withdrawn as easily as it is given.',
        'We collect no biometric data.',
      ],
    },
    {
      title: 'Seeds, prizes and contests',
      paragraphs: [
        'Seeds are earned once for each section and can be redeemed for prizes and coupons while they are in stock. Each contest shows its own rules, its approval and its winners.',
      ],
    },
    {
      title: 'If something is wrong',
      paragraphs: [`Write to ${brand.supportEmail}.`],
    },
  ],
} as const satisfies { title: string; lead: string; chapters: readonly Chapter[] };
