// The build writes each imported stylesheet to a separate file and links it before the mount.
declare module '*.css';
