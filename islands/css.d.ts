// The build makes a file of its own of every stylesheet that is imported, and links it before the mount.
declare module '*.css';
