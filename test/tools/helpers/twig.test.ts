import { testServer } from './support/test-server.ts';

testServer({ language: 'twig', command: 'php', file: 'twig.php' });
