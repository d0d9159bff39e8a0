// Five tips about money, each with an example in Jamaican dollars.

export const financialTipTexts = {
  title: 'Financial Tips',
  lead: 'Five habits that leave you with more of your own money.',
  example: 'For example',
  tips: [
    {
      title: 'Pay off the highest-interest card first',
      text: 'Pay the minimum on every card. Put every extra dollar on the one with the highest rate, whatever its balance, until it is gone. Then take the next.',
      example:
        'Marva owes $40,000 on a card at 48% a year and $60,000 on one at 30%. Each extra $5,000 saves her $200 a month on the first card, but only $125 on the second.',
    },
    {
      title: 'Pay loan instalments at least 3 days early',
      text: 'A payment over the counter needs time to reach your lender, and weekends, holidays and long lines take days away. Three days early is on time, whatever happens.',
      example:
        'Devon’s instalment is due on Monday the 15th. He pays at the counter on Friday the 12th. When the system is down that day, he still has Saturday.',
    },
    {
      title: 'Keep a monthly budget',
      text: 'Write down what came in and what went out, in a book or on your phone. What is left over is the most that you can promise to anyone, a lender included.',
      example:
        'Taxi fares bring Paul $160,000 a month. Gas and servicing take $80,000; rent, food, light and water take $69,000. The $11,000 left is his limit for instalments and savings together.',
    },
    {
      title: 'Save early',
      text: 'Small sums grow when they have time. Put the money aside on the day you are paid, before you spend, and keep it where you do not pass it every day.',
      example:
        'School fees and uniforms come each September. $1,000 a week from the first week of January is $34,000 by the end of August. Starting in July, it is $8,000.',
    },
    {
      title: 'Invest only what you can lose',
      text: 'What promises much can also lose it all. First set aside the money for rent, food and instalments. Take care with anyone who promises quick and sure gains.',
      example:
        'A friend says that $100,000 will double in three months. Joan’s rent money stays where it is. She could lose $5,000 and sleep well, so $5,000 is the most that she would put in.',
    },
  ],
} as const;
