/** What git leaves alone. */
export const GITIGNORE = `target/
.m2/
.idea/
*.iml
.vscode/
.settings/
.classpath
.project
.DS_Store
`;

export const GITATTRIBUTES = `* text=auto
mvnw text eol=lf
*.sh text eol=lf
*.cmd text eol=crlf
`;

export const EDITORCONFIG = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
trim_trailing_whitespace = true

[*.cmd]
end_of_line = crlf
`;
