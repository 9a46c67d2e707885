package org.example.school.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.Table;
import java.util.LinkedHashSet;
import java.util.Set;
import org.example.school.common.FixedText;
import org.example.school.common.ReadsAsNone;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JavaType;
import org.hibernate.annotations.JdbcType;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

@Entity
@Table(name = "course")
@DynamicUpdate
public class Course {
  @Id
  @JdbcTypeCode(SqlTypes.CHAR)
  @JavaType(FixedText.class)
  @Column(name = "code", length = 6)
  private String code;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  @Column(name = "syllabus")
  private String syllabus;

  @Enumerated(EnumType.STRING)
  @JdbcType(ReadsAsNone.Choices.class)
  @Column(name = "kind", length = 7)
  private CourseKind kind = CourseKind.LECTURE;

  @ManyToMany
  @JoinTable(
      name = "course_assistant",
      joinColumns = @JoinColumn(name = "course_code"),
      inverseJoinColumns = @JoinColumn(name = "assistant_id"))
  private Set<Student> assistants = new LinkedHashSet<>();

  public String getCode() {
    return code;
  }

  public void setCode(String code) {
    this.code = code;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getSyllabus() {
    return syllabus;
  }

  public void setSyllabus(String syllabus) {
    this.syllabus = syllabus;
  }

  public CourseKind getKind() {
    return kind;
  }

  public void setKind(CourseKind kind) {
    this.kind = kind;
  }

  public Set<Student> getAssistants() {
    return assistants;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Course that && code != null && code.equals(that.getCode()));
  }

  @Override
  public int hashCode() {
    return Course.class.hashCode();
  }
}
