/** A CSS module answers its class names; a plain style sheet answers nothing. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
