// What people here and everywhere try first when they guess a password.

export const FIRST_GUESSES = (
  'password welcome qwerty iloveyou princess sunshine football monkey dragon letmein master login admin secret ' +
  'superman batman jordan michael jessica ashley charlie summer winter blessed jesus jehovah angel baby money ' +
  'pimento seeds loan jamaica jamaican kingston montego portmore mandeville negril reggae marley bobmarley rasta ' +
  'usain bolt yardie irie ackee mango digicel flow cricket'
).split(' ');
