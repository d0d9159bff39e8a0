// Loaded before a child's own code as end-with-parent.mjs?<parent's process id>: asks the child to stop when its parent has gone, even by kill -9.
const parent = Number(new URL(import.meta.url).search.slice(1));

// A child's own children inherit the flag, but they answer to the child.
if (process.channel && process.ppid === parent) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
