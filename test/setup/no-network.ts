import { Socket } from 'node:net';

// Loaded before a command that must get by with what is installed: whatever it would download, it fails, and says where.
Socket.prototype.connect = (): never => {
  throw new Error('This command may connect to nobody.');
};
