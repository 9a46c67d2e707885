package com.acme.tasks.domain;

import com.acme.tasks.common.FixedText;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JavaType;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

@Entity
@Table(name = "country")
@DynamicUpdate
public class Country {
  @Id
  @JdbcTypeCode(SqlTypes.CHAR)
  @JavaType(FixedText.class)
  @Column(name = "code", length = 2)
  private String code;

  @Column(name = "name", nullable = false, length = 60)
  private String name;

  public String getCode() {
    return code;
  }

  public void setCode(String code) {
    this.code = code;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Country that && code != null && code.equals(that.getCode()));
  }

  @Override
  public int hashCode() {
    return Country.class.hashCode();
  }
}
