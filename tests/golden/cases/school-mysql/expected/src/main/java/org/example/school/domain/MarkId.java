package org.example.school.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;
import org.example.school.common.FixedText;
import org.hibernate.annotations.JavaType;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

@Embeddable
public record MarkId(
    @Column(name = "student_id", columnDefinition = "int unsigned") Long studentId,
    @JdbcTypeCode(SqlTypes.CHAR)
        @JavaType(FixedText.class)
        @Column(name = "course_code", length = 6)
        String courseCode)
    implements Serializable {}
