package com.acme.tasks.domain;

import com.acme.tasks.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "project")
@Filter(
    name = RecordRules.NAME,
    condition = RecordRules.PROJECT,
    deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Project {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "organization_id", nullable = false)
  private Organization organization;

  @Column(name = "name", nullable = false, length = 80)
  private String name;

  public Long getId() {
    return id;
  }

  public Organization getOrganization() {
    return organization;
  }

  public void setOrganization(Organization organization) {
    this.organization = organization;
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
        || (other instanceof Project that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Project.class.hashCode();
  }
}
