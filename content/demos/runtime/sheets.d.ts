/** A demo's sheet is part of its document; the compiler asks for types of whatever is imported. */
declare module '*.css';
